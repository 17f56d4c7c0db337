@testable import Typesetting
@testable import WorkbookTools

/// Diagrams of types that no source declares.
enum PlacedTypeFixture {
    static func type(_ name: String) -> PlacedType { PlacedType(name: name, role: "Worker", module: "M") }

    static func drawing(_ types: [PlacedType], owning pairs: [(String, String)]) -> Drawing {
        let links = pairs.map { KnownLink(.owns, from: $0.0, to: $0.1, name: "next") }
        return Diagram(title: "Circle", WhoKnowsWhom(architecture: "viper-s", types: types, links: links)).drawing
    }
}
