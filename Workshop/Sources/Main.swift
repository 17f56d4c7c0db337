@main
enum Main {
    static func main() async { await Workshop.run() }
}
