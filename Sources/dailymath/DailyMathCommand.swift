@main
struct DailyMathCommand {
  static func main() {}
}
