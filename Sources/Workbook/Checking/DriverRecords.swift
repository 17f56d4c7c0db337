import Course
import Foundation

/// The records that the compiler's driver keeps of each module's last build, to find the files that changed since.
///
/// If a build begins and a file is saved after that within the same second of the clock, Swift 6.3's driver may take
/// the file for the version it compiled. It then records the new date, so the change goes unnoticed until the next one,
/// and a check would judge the old code. Measured with `swiftc -incremental` alone: 25 of 47 saves in such a second.
package struct DriverRecords {
    private let folder: URL

    /// Creates the records in a build folder.
    package init(builtIn folder: URL) {
        self.folder = folder.appendingPathComponent("debug")
    }

    /// Removes the records that may hide a change in an exercise's or a lesson's modules, so that all files of these
    /// modules are recompiled once; ignores records that can't be read or removed.
    package func forgetWhereChangesHide(label: String) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasSuffix(".build") && ["Exercise" + label, "Lesson" + label].contains(where: name.hasPrefix) {
            let module = folder.appendingPathComponent(name)
            let record = module.appendingPathComponent("primary.priors")
            guard let written = FileStamp(of: record.path) else { continue }
            let changed = Self.sources(of: module).lazy.compactMap { FileStamp(of: $0) }
            if changed.contains(where: { $0.isOfSameSecond(butNotBefore: written) }) {
                try? files.removeItem(at: record)
            }
        }
    }

    /// Returns the source files of a module, as SwiftPM listed them for the driver.
    private static func sources(of module: URL) -> [String] {
        guard let data = try? Data(contentsOf: module.appendingPathComponent("output-file-map.json")),
            let map = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        return map.keys.filter { !$0.isEmpty }
    }
}
