import Foundation
import Testing

@testable import WorkbookTools

/// The properties that the schema of SARIF 2.1.0 requires, and the values that it allows for them.
@Suite("SARIF has the structure that its schema requires")
struct LintSARIFTests {
    let log: [String: Any]
    let run: [String: Any]

    init() throws {
        let app = try TemporaryApp()
        try app.write("App/Mä b.swift", "class Loose {}")
        let text = try LintSARIF.text(try app.lint(), version: "1.2.3")
        log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let runs = try #require(log["runs"] as? [[String: Any]])
        run = try #require(runs.first)
    }

    @Test("a log has a version and runs, a run its tool and that tool's rules")
    func tool() throws {
        #expect(log["version"] as? String == "2.1.0")
        #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "workbook")
        #expect(driver["semanticVersion"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == rules.count)
        for rule in rules {
            for field in ["shortDescription", "fullDescription", "help"] {
                #expect((rule[field] as? [String: String])?["text"]?.isEmpty == false)
            }
            #expect((rule["defaultConfiguration"] as? [String: String])?["level"] == "error")
        }
    }

    @Test("a result has a message, a rule of the tool, and a place counted in characters")
    func results() throws {
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(result["level"] as? String == "error")
            #expect((result["message"] as? [String: String])?["text"]?.contains("\nfix: ") == true)
        }
        let places = try #require(results[1]["locations"] as? [[String: Any]])
        let physical = try #require(places.first?["physicalLocation"] as? [String: Any])
        #expect(
            physical["artifactLocation"] as? [String: String] == [
                "uri": "App/Items/List/ItemsListScene.swift", "uriBaseId": "%SRCROOT%",
            ])
        // In bytes, the column is 39: the comment before it contains a letter of two bytes.
        #expect(physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 38])
        let logical = places.first?["logicalLocations"] as? [[String: String]]
        #expect(logical == [["fullyQualifiedName": "ItemsListScene.show()"]])
    }

    @Test("what has no role is a notification of the invocation, and a path is a URI")
    func notifications() throws {
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == true)
        let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
        #expect(notes.map { $0["level"] as? String } == ["note", "note"])
        let texts = notes.compactMap { ($0["message"] as? [String: String])?["text"] }
        #expect(texts.contains("Loose has no role in viper-s"))
        let uris = notes.compactMap { note in
            let physical = (note["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            return (physical?["artifactLocation"] as? [String: String])?["uri"]
        }
        #expect(uris.contains("App/M%C3%A4%20b.swift"))
        #expect(uris.allSatisfy { URL(string: $0) != nil })
    }
}
