import Foundation
import Testing

@testable import workshop

@Suite("The pages of a gradebook")
struct GradebookPagesTests {
    private static let made = GradebookPages(ExampleClass.gradebook).files
    private static let parsed = made.mapValues(ParsedPage.init)
    private var files: [String: String] { Self.made }

    private static func named(_ ids: String...) -> Gradebook {
        Gradebook(
            exercises: [], isConfined: true,
            submissions: ids.enumerated().map { SubmissionMark(id: $1, name: "Name \($0)", marks: []) })
    }

    @Test("are one of the class and one for each submission, and nothing else")
    func names() {
        let students = (1...12).map { "students/s\($0).html" }
        #expect(Set(files.keys) == Set(["index.html"] + students))
    }

    @Test("stay in their folder, each in its own place, whatever the ids are")
    func strangeIDs() {
        let book = Self.named("../../x", "a/b", "", ".", "ü", "same", "same", "a-B_9", "50%")
        let students = [
            "~2E~2E~2F~2E~2E~2Fx", "a~2Fb", "~", "~2E", "~C3~BC", "same", "same~~2", "a-B_9", "50~25",
        ]
        let files = GradebookPages(book).files
        #expect(Set(files.keys) == Set(["index.html"] + students.map { "students/\($0).html" }))
        #expect(files["students/same~~2.html"]?.contains("Name 6") == true)
        #expect(
            Set(ParsedPage(files["index.html"] ?? "").values(of: "href")).isSuperset(
                of: files.keys.filter { $0 != "index.html" }))
    }

    @Test("are the same bytes for the same class, in whichever order it was graded")
    func bytes() {
        let book = ExampleClass.gradebook
        let other = Gradebook(
            exercises: book.exercises, isConfined: true, submissions: book.submissions.shuffled())
        #expect(GradebookPages(other).files == files)
    }

    @Test("are well-formed, say their language, and let nothing in")
    func form() throws {
        for (path, page) in Self.parsed {
            let text = files[path] ?? ""
            #expect(page.error == nil, "\(path)")
            #expect(
                text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>\n<meta http-equiv="))
            let policy = try #require(page.first("meta") { $0.attributes["http-equiv"] == "Content-Security-Policy" })
            let script = path == "index.html" ? "; script-src 'sha256-\(TableSorting().hash)'" : ""
            #expect(
                policy.attributes["content"]
                    == "default-src 'none'; style-src 'unsafe-inline'\(script); base-uri 'none'; form-action 'none'")
        }
    }

    @Test("have headings in order, landmarks, a way past the heading, and no id or reference that leads nowhere")
    func structure() {
        for (path, page) in Self.parsed {
            let levels = page.all("h1", "h2", "h3", "h4").compactMap { Int($0.name.dropFirst()) }
            #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1, "\(path)")
            #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(path): \(levels)")
            #expect(["header", "main", "footer"].allSatisfy { page.all($0).count == 1 }, "\(path)")
            let ids = page.values(of: "id")
            #expect(Set(ids).count == ids.count, "\(path)")
            let references = page.values(of: "aria-labelledby").flatMap { $0.split(separator: " ").map(String.init) }
            let anchors = page.values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
            #expect(Set(references + anchors).subtracting(ids).isEmpty, "\(path)")
            #expect(page.first("a")?.attributes["href"] == "#content", "\(path)")
        }
    }

    @Test("have nothing that runs, loads or leads away, whatever was handed in")
    func inert() {
        let harmless: Set = [
            "html", "head", "meta", "title", "style", "body", "a", "header", "main", "footer", "section", "article",
            "p",
            "h1", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd", "div", "span", "strong", "bdi", "code", "pre",
            "mark", "table", "thead", "tbody", "tfoot", "tr", "th", "td", "figure", "details", "summary", "svg", "desc",
            "g", "rect", "path", "text",
        ]
        for (path, page) in Self.parsed {
            let scripts = page.all("script").map(\.text)
            #expect(scripts == (path == "index.html" ? [TableSorting().text] : []), "\(path)")
            #expect(Set(page.elements.map(\.name)).subtracting(harmless) == (scripts.isEmpty ? [] : ["script"]))
            let attributes = Set(page.elements.flatMap(\.attributes.keys))
            #expect(
                attributes.filter { $0.hasPrefix("on") || ["src", "srcset", "style", "action"].contains($0) } == [])
            #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("#") || files[$0] != nil }, "\(path)")
            #expect(page.all("style").allSatisfy { !$0.text.contains("url(") && !$0.text.contains("@import") })
        }
    }

    @Test("of a student have nothing of the class, so that they can be sent")
    func alone() throws {
        for submission in ExampleClass.submissions {
            let path = "students/\(submission.id).html"
            let (text, page) = (files[path] ?? "", try #require(Self.parsed[path]))
            #expect(page.first("h1")?.text == HTML.visible(submission.name))
            #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("#") })
            for other in ExampleClass.submissions
            where other.name != submission.name && other.name != ExampleClass.script {
                #expect(!text.contains(HTML(text: other.name).markup), "\(submission.name) reads of \(other.name)")
            }
        }
    }

    @Test("say near their top when the work was not confined, and nothing of it when it was")
    func confinement() {
        let open = GradebookPages(ExampleClass.gradebook(isConfined: false)).files
        for (path, text) in open {
            let header = ParsedPage(text).first("header")?.text ?? ""
            #expect(header.contains("Graded without a box. The code ran with all that"), "\(path)")
        }
        #expect(files.values.allSatisfy { !$0.contains("without a box") })
    }

    @Test("have the title that a teacher gives them")
    func title() {
        let files = GradebookPages(ExampleClass.gradebook, .init(title: "Apps & <b>Architecture</b>")).files
        #expect(ParsedPage(files["index.html"] ?? "").first("title")?.text == "Class: Apps & <b>Architecture</b>")
        #expect(ParsedPage(files["students/s1.html"] ?? "").first("p")?.text == "Apps & <b>Architecture</b>")
    }
}
