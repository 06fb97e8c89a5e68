import DailyMathCore
import DailyMathTerminal

extension ProfileDialog {
  /// What is wrong with each field as the form stands.
  func judged(_ context: ReduceContext) -> [Item: Fault] {
    var faults: [Item: Fault] = [:]
    for item in items where item.isField { faults[item] = fault(of: item, context) }
    return faults
  }

  /// What is wrong with a field; `nil` where nothing is.
  func fault(of item: Item, _ context: ReduceContext) -> Fault? {
    switch item {
    case .text: textFault(context)
    case .current: current.isEmpty ? .currentMissing : nil
    case .new: newPassword.passwordFault.map { .password($0) }
    case .confirmation: newPassword.confirmationFault.map { .password($0) }
    case .phrase, .export, .cancel, .submit: nil
    }
  }

  private func textFault(_ context: ReduceContext) -> Fault? {
    let trimmed = text.text.trimmed
    switch kind {
    case .name where trimmed.isEmpty: return .nameMissing
    case .name, .university:
      return trimmed.count > RegisterScreen.longestName ? .textTooLong : nil
    case .email: return EmailAddress(text.text) == nil ? .emailMalformed : nil
    case .export: return trimmed.isEmpty ? .file(.unusablePath) : nil
    case .deletion:
      return EmailAddress(text.text) == context.account?.email ? nil : .emailDiffers
    case .password, .recoveryCodes: return nil
    }
  }

  /// Says why what the form asked for failed, where it can be mended, and takes the focus there.
  mutating func show(_ failure: AccountChangeFailure) {
    isWorking = false
    switch failure {
    case .wrongPassword, .mustWait: current.select()
    case .unusablePassword: newPassword.select()
    default: break
    }
    let (item, fault): (Item, Fault) =
      switch failure {
      case .wrongPassword: (.current, .wrongPassword)
      case .mustWait: (.current, .mustWait)
      case .emailTaken, .store(.emailTaken): (.text, .emailTaken)
      case .unusablePassword: (.new, .password(.tooLong))
      case .file(let error): (.text, .file(error))
      case .store(let error): (.submit, .store(error))
      }
    faults[items.contains(item) ? item : .submit] = fault
    focus = items.contains(item) ? item : .submit
  }

  /// Asks for what the form is for.
  func effect(_ context: ReduceContext) -> Effect? {
    let profile = context.library.profile
    let typed = text.text.trimmed
    let current = current.secret
    switch kind {
    case .name:
      let changed = Profile(displayName: typed, university: profile.university)
      return changed == profile ? nil : .append([.profile(changed)], for: .profile)
    case .university:
      let changed = Profile(displayName: profile.displayName, university: typed)
      return changed == profile ? nil : .append([.profile(changed)], for: .profile)
    case .email: return EmailAddress(typed).map { .changeAccount(.email($0, current: current)) }
    case .password:
      return .changeAccount(.password(current: current, new: newPassword.password.secret))
    case .recoveryCodes: return .changeAccount(.recoveryCodes(current: current))
    case .export: return .changeAccount(.export(path: typed))
    case .deletion: return .changeAccount(.deletion(current: current))
    }
  }
}
