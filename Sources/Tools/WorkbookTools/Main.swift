@main
enum Main {
    static func main() async { await Tools.run() }
}
