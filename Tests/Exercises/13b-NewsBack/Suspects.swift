import ExerciseSupport
import SourceModel

/// The files that hold or trust something that they shouldn't, as far as the sources tell.
///
/// The suite sees the app from outside; if it can't tell whose fault it is, a finding names no file.
enum Suspects {
    /// Returns the one file of a module in which a property holds an actor of another module strongly; nil if there are
    /// none or several.
    static func holder(in module: String) -> String? {
        only { file in
            file.path.contains("/Shelf/\(module)/")
                && file.declarations.flatMap(\.all).contains { property in
                    property.kind == .property && property.isStored && !property.isWeak
                        && (property.knownType?.names ?? []).contains { isForeign($0, to: module) }
                }
        }
    }

    /// The one file in which something is unowned or force-unwrapped; nil if there are none or several.
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

    /// Returns the one file of that kind, such as `Lend/ShelfLendDirector`.
    private static func only(_ isSuspect: (SourceFile) -> Bool) -> String? {
        let files = (try? exercise.sources.files.filter(isSuspect)) ?? []
        guard files.count == 1, let parts = files.first?.path.split(separator: "/").suffix(2) else { return nil }
        return parts.joined(separator: "/").replacing(".swift", with: "")
    }
}
