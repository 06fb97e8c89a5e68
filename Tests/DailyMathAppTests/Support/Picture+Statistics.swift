import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension Picture {
  /// The pages of the statistics, and what they say where there is little or very much.
  static let statistics =
    StatisticsPage.allCases.map { page in
      Picture("Statistics-\(page)") { size, language in
        AppScene.statistics(.sample, page, size, language)
      }
    } + [
      Picture("Statistics-day") { size, language in
        var scene = AppScene.statistics(.sample, .year, size, language)
        scene.press(KeyPress(.up), KeyPress(.left), KeyPress(.left), KeyPress(.left))
        return scene
      },
      Picture("Statistics-end") { size, language in
        var scene = AppScene.statistics(.sample, .hardest, size, language)
        scene.press(KeyPress(.end))
        return scene
      },
      Picture("Statistics-empty") { size, language in
        AppScene.statistics(nil, .year, size, language)
      },
      Picture("Statistics-huge") { size, language in
        AppScene.statistics(.of(scale: 1_000_000), .cards, size, language)
      },
      Picture("Statistics-counting") { size, language in
        var scene = AppScene.statistics(nil, .days, size, language)
        guard case .statistics(var statistics) = scene.state.screen else { return scene }
        statistics.statistics = nil
        statistics.awaited = 1
        scene.state.screen = .statistics(statistics)
        return scene
      },
    ]
}

extension AppScene {
  /// The program on a page of these statistics; of an account in which nothing was ever done where there are none.
  static func statistics(
    _ statistics: Statistics?, _ page: StatisticsPage, _ size: Size = Size(columns: 80, rows: 24),
    _ language: Language = .spanish
  ) -> AppScene {
    var scene = AppScene(statistics == nil ? Learner() : .midTerm(), size: size, language: language)
    AppReducer.navigate(&scene.state, to: .statistics)
    guard case .statistics(var screen) = scene.state.screen else { return scene }
    screen.statistics = statistics ?? screen.statistics
    screen.page = page
    scene.state.screen = .statistics(screen)
    return scene
  }

  /// The statistics; `nil` on another screen.
  var statistics: StatisticsScreen.State? {
    if case .statistics(let statistics) = state.screen { statistics } else { nil }
  }
}
