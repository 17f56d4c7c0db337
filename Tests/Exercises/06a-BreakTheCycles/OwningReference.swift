import ExerciseSupport
import SourceModel

@testable import Exercise06a

/// A reference in the direction of ownership, as it is written in the sources.
struct OwningReference {
    /// `ShelfListInteractor`.
    let owner: String
    /// `localDatamanager`.
    let property: String
    /// The role of the owner: `Interactor`.
    let role: String
    /// `weak` or `unowned`, if the property says so and doesn't own its object.
    let weakness: String?
    /// `Exercises/.../ShelfListInteractor.swift:9`.
    let place: String

    /// The chain of ownership: the view owns its presenter, and so on down to the data manager.
    private static let owned = [
        "View": ["presenter"], "Presenter": ["interactor", "wireFrame"], "Interactor": ["localDatamanager"],
    ]

    /// All of them.
    ///
    /// Throws when the sources can't be read.
    static func all(in exercise: Exercise) throws -> [OwningReference] {
        let types = try exercise.sources.files.flatMap(\.declarations).filter(\.isType)
        return BreakTheCyclesTests.modules.flatMap { module in
            owned.sorted { $0.key > $1.key }.flatMap { role, properties in
                types.filter { $0.name == module + role }.flatMap(\.members).filter { properties.contains($0.name) }
                    .map { OwningReference($0, of: module, role) }
            }
        }
    }

    private init(_ property: Declaration, of module: String, _ role: String) {
        owner = module + role
        self.property = property.name
        self.role = role
        weakness = property.attributes.map(\.name).first { $0 == "weak" || $0 == "unowned" }
        place = property.location.place
    }
}
