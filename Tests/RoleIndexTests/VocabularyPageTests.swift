import Foundation
import SourceModel
import Testing

@testable import RoleIndex

@Suite("Documentation/Vocabulary.md says what the vocabulary does")
struct VocabularyPageTests {
    struct Row: CustomTestStringConvertible {
        let form: String
        let isProtocol: Bool
        let role: String
        var testDescription: String { form }
        /// A name of this form, in a module called Login.
        var name: String { form.replacingOccurrences(of: "…", with: "Login") }
    }

    static let page: String = {
        let root = (1...3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let page = try? String(contentsOf: root.appendingPathComponent("Documentation/Vocabulary.md"), encoding: .utf8)
        return page ?? ""
    }()
    static let clear = rows("clear")
    static let ambiguous = rows("ambiguous")

    private static func rows(_ name: String) -> [Row] {
        let parts = page.components(separatedBy: "<!-- \(name) -->").last?.components(
            separatedBy: "<!-- end of \(name) -->")
        return (parts?.first ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
            return Row(form: cells[0], isProtocol: cells[1] == "protocol", role: cells[2])
        }
    }

    /// Returns the role of the row's type, next to a presenter and an interactor of its module.
    private func role(of row: Row) throws -> Role? {
        if row.isProtocol { return Vocabulary.viper.implementer(of: row.name) }
        let isDrawn = row.form.hasSuffix("Controller") || row.form == "…View" || row.form == "…VC"
        let kinds = ["displayModel": "struct \(row.name) {}", "entity": "struct \(row.name) {}"]
        let text = kinds[row.role] ?? "class \(row.name)\(isDrawn ? ": UIViewController" : ": NSObject") {}"
        let sources = try Sources(files: [
            (path: "Login/A.swift", text: text),
            (path: "Login/B.swift", text: "class LoginPresenter {}\nclass LoginInteractor {}\nclass LoginRouter {}"),
        ])
        return Codebase(sources, vocabulary: .viper).type(at: row.name)?.role
    }

    @Test("the tables are there")
    func tables() {
        #expect(Self.clear.count > 80)
        #expect(Self.ambiguous.count > 20)
    }

    @Test("what is clear has its role", arguments: clear)
    func isPlaced(_ row: Row) throws {
        #expect(try role(of: row)?.key == row.role)
    }

    @Test("what is ambiguous has none", arguments: ambiguous)
    func isNotPlaced(_ row: Row) throws {
        #expect(try role(of: row) == nil)
    }
}
