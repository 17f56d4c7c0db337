import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("A VIPER-S app with faults, as a reviewer labelled it")
struct TripsAppTests {
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
        .standardized

    @Test("is found to have these faults and no others")
    func findings() throws {
        let folder = Self.fixtures.appending(path: "VIPER-S-Trips")
        let labels = try String(contentsOf: Self.fixtures.appending(path: "VIPER-S-Trips.findings"), encoding: .utf8)
        let expected = labels.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init).sorted()
        let found = try Sources(at: folder, relativeTo: folder).violations(of: .viperS).map {
            "\($0.file):\($0.line):\($0.column) \($0.rule)"
        }
        #expect(found.sorted() == expected)
    }
}
