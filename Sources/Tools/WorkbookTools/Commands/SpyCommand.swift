import Commands
import Course
import Foundation

/// `workbook spy FILE`: spies for the protocols of a file.
enum SpyCommand: ToolCommand {
    static let tool = Tool.spy
    static let details = """
        A spy records what it is told; a probe passes it on as well, and so can stand on a live connection. Both import
        Spies, a product of the workbook's package: let your test target depend on it, as Documentation/Linting.md shows
        under "In your own suite". Closures that may be called later are kept, and results are what a test put in. What
        no spy can do is named; then the command exits with 1. The same protocols make the same bytes.
        """
    static let options = [
        Option("--probe", "spies that pass on what they are told"),
        Option("--into", value: "FILE", "writes that file; a file that was not generated is not replaced"),
        Option("--testing", value: "MODULE", "what the spies import with @testable"),
        Option("--in", value: "FOLDER", "where protocols are that these inherit from"),
        Option(
            "--show", value: "TYPE.PROPERTY", "records that property in place of the whole value; may be given again"),
        Option("--force", "replaces a file that was not generated"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let file = try arguments.single("a file with protocols, as in: spy ItemsListContract.swift")
        let shown = arguments.values("--show")
        if let wrong = shown.first(where: { $0.split(separator: ".").count != 2 }) {
            throw UsageError.wrongValue(
                option: "--show", value: wrong, command: name, expected: "a type and a property, such as Item.name")
        }
        let request = SpyRequest(
            file: file, folder: arguments.value("--in"), isProbe: arguments.has("--probe"),
            testing: arguments.value("--testing"), shown: shown, target: arguments.value("--into"))
        let spies = try SpyFile(request, from: session.folder)
        if let target = request.target {
            let place = URL(fileURLWithPath: target, relativeTo: session.folder)
            try spies.write(to: place, shownAs: target, force: arguments.has("--force"))
            session.console.print("\(spies.count == 1 ? "A spy is" : "\(spies.count) spies are") in \(target)")
            if !isInCheckout(place, session) {
                session.console.print(
                    "\(spies.count == 1 ? "It imports" : "They import") Spies, a product of the workbook's package: "
                        + "the test target has to depend on it.")
            }
        } else {
            session.console.write(spies.text)
        }
        for line in spies.notServed { session.console.complain("not served: \(line)") }
        return spies.notServed.isEmpty ? .done : .notPassed
    }

    /// Whether a file is in the workbook's own package, whose targets can import Spies.
    private static func isInCheckout(_ file: URL, _ session: Session) -> Bool {
        guard let checkout = try? Checkout.find(from: session.folder, executable: session.executable) else {
            return false
        }
        let root = checkout.root.resolvingSymlinksInPath().path
        return file.standardizedFileURL.resolvingSymlinksInPath().path.hasPrefix(root + "/")
    }
}
