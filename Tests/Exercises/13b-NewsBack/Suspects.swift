import ExerciseSupport
import SourceModel

/// In which file something is held or trusted that should not be, as far as the sources tell.
///
/// The suite sees the app from outside; where it can't tell whose fault it is, a finding names no file.
enum Suspects {
    /// Returns the file of a module in which a property holds an actor of another module strongly; nil unless
    /// it is one.
    static func holder(in module: String) -> String? {
        only { file in
            file.path.contains("/Shelf/\(module)/")
                && file.declarations.flatMap(\.all).contains { property in
                    property.kind == .property && property.isStored && !property.isWeak
                        && (property.knownType?.names ?? []).contains { isForeign($0, to: module) }
                }
        }
    }

    /// The file in which something is unowned or unwrapped by force; nil unless it is one.
    static var truster: String? {
        only { file in
            file.declarations.flatMap(\.all).contains {
                $0.has("unowned") || $0.type?.text.hasSuffix("!") == true
            }
        }
    }

    private static func isForeign(_ type: String, to module: String) -> Bool {
        type.hasSuffix("_Delegate")
            || type.hasPrefix("Shelf") && type.hasSuffix("Director") && !type.hasPrefix("Shelf\(module)")
    }

    /// As `Lend/ShelfLendDirector`.
    private static func only(_ isSuspect: (SourceFile) -> Bool) -> String? {
        let files = (try? exercise.sources.files.filter(isSuspect)) ?? []
        guard files.count == 1, let parts = files.first?.path.split(separator: "/").suffix(2) else { return nil }
        return parts.joined(separator: "/").replacing(".swift", with: "")
    }
}
