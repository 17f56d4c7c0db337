import Course
import Foundation

/// What the compiler's driver noted of its last build of each module, to know next time which files have changed.
///
/// Where that build began and a file was saved after it in one and the same second of the clock, Swift 6.3's driver may take
/// the file for the one it compiled. It then notes the new date, so that the change stays overlooked until the next one,
/// and a check would judge the code from before. Measured with `swiftc -incremental` alone: 25 of 47 saves in such a second.
package struct DriverRecords {
    private let folder: URL

    /// The records in a folder that something was built in.
    package init(builtIn folder: URL) {
        self.folder = folder.appendingPathComponent("debug")
    }

    /// Removes the records of an exercise's or a lesson's modules that may hide a change: all files of these are compiled
    /// anew, once. What can't be read or removed stays as it is.
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

    /// The source files of a module, as SwiftPM told the driver.
    private static func sources(of module: URL) -> [String] {
        guard let data = try? Data(contentsOf: module.appendingPathComponent("output-file-map.json")),
            let map = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        return map.keys.filter { !$0.isEmpty }
    }
}
