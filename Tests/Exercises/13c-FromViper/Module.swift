import ExerciseSupport
import SourceModel

/// The sources of the module that is now in VIPER-S.
struct Module {
    /// The files below `Sources/Book`; none if the sources can't be read.
    let files: [SourceFile]

    init() {
        files = ((try? exercise.sources.files) ?? []).filter { $0.folders.first == "Book" }
    }

    /// Returns the types of an actor: those whose names end with it.
    func types(_ actor: String) -> [Declaration] {
        files.flatMap(\.declarations).filter { $0.isType && $0.kind != .protocol && $0.name.hasSuffix(actor) }
    }

    /// Whether the module has any actor.
    var hasActors: Bool { ["Scene", "Director", "Worker", "Navigator"].contains { !types($0).isEmpty } }

    /// Returns the names in an actor's types and their extensions.
    func references(of actor: String) -> [Reference] {
        files.flatMap { file in
            file.declarations.filter { $0.name.hasSuffix(actor) && $0.kind != .protocol }.flatMap {
                file.references(in: $0)
            }
        }
    }

    /// Returns the text of an actor's types and their extensions, with the place where each of them begins.
    func texts(of actor: String) -> [(text: String, file: SourceFile, start: Int)] {
        files.flatMap { file in
            file.declarations.filter { $0.name.hasSuffix(actor) && $0.kind != .protocol }.map {
                (file.text(in: $0.extent.whole), file, $0.extent.whole.lowerBound)
            }
        }
    }
}
