@main
enum Main {
    static func main() async { await Workbook.run() }
}
