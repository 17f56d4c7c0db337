import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("Storage and networking have left the controllers, and nothing else has")
struct LayersTests {
    private let sources: Sources

    init() throws {
        let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        sources = try Sources(at: root.appendingPathComponent("Lessons/02-ServiceLayer/Sources"), relativeTo: root)
    }

    private var concerns: [String: [Concern]] {
        Dictionary(uniqueKeysWithValues: sources.concerns().map { ($0.type, $0.concerns) })
    }

    // MARK: Rules that hold from here

    @Test("no controller stores or downloads")
    func controllersUseServices() {
        let offenders = concerns.filter { $0.key.hasSuffix("ViewController") }
            .filter { !Set($0.value).isDisjoint(with: [.storage, .networking]) }
        #expect(offenders.keys.sorted() == [])
    }

    @Test("a service does one thing")
    func servicesDoOneThing() {
        #expect(concerns["ItemsStore"] == [.storage])
        #expect(concerns["ItemsFeed"] == [.networking])
    }

    @Test("no file is longer than 200 lines")
    func filesAreShort() throws {
        let long = try sources.violations(of: .mvc, rules: ["file-within-200-lines"])
        #expect(long.map(\.what) == [])
    }

    // MARK: Rules that don't hold yet

    @Test("the list still formats and navigates, and the form still decides")
    func controllersStillMix() {
        #expect(concerns["ItemsViewController"] == [.formatting, .navigation, .view])
        #expect(concerns["AddItemViewController"] == [.navigation, .businessRule, .view])
        #expect(concerns["ItemDetailViewController"] == [.formatting, .view])
        #expect(concerns["WelcomeViewController"] == [.navigation, .view])
    }

    @Test("the rule of one concern per type is broken in 8 places, no longer in 22")
    func violationsLeft() throws {
        let left = try sources.violations(of: .mvc, rules: ["one-concern-a-type"])
        #expect(left.count == 8, "\(left.map(\.what))")
    }

    @Test("there is no protocol, so nothing can take a service's place")
    func noSeams() {
        let protocols = sources.files.flatMap(\.declarations).filter { $0.kind == .protocol }
        #expect(protocols.map(\.name) == [])
    }
}
