import Course
import Foundation
import Typesetting

/// Writes an app's folder as a whole or not at all, and never over edited files.
struct AppWriter {
    let app: DeviceApp
    /// The folder for the app's own folder.
    let parent: URL
    private let files = FileManager.default

    init(_ app: DeviceApp, into parent: URL) {
        self.app = app
        self.parent = parent
    }

    /// The app's own folder.
    var place: URL { parent.appendingPathComponent(app.folder) }

    /// Writes the folder, or replaces one that is still as this command wrote it; with `force`, one that isn't gets
    /// another name first, which is returned.
    func write(force: Bool, now: Date) throws(DeviceAppError) -> URL? {
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: parent.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .noFolder(parent.path)
        }
        let isThere = (try? files.attributesOfItem(atPath: place.path)) != nil
        let refusal = isThere ? refusal : nil
        if let refusal, !force { throw refusal }
        let backup = refusal == nil ? nil : freeName(now)
        try swap(isThere: isThere, backup: backup)
        return backup
    }

    /// The reason for not replacing what is there, or nil.
    private var refusal: DeviceAppError? {
        let isLink = (try? files.destinationOfSymbolicLink(atPath: place.path)) != nil
        guard !isLink, let record = AppRecord(in: place) else { return .notOurs(place.path) }
        let edited = record.differences(in: place)
        return edited.isEmpty ? nil : .edited(place.path, files: edited)
    }

    private func freeName(_ now: Date) -> URL {
        let stamp = BackupStamp.text(of: now)
        var (name, count) = ("\(app.name)-\(stamp).swiftpm", 1)
        while files.fileExists(atPath: parent.appendingPathComponent(name).path) {
            count += 1
            name = "\(app.name)-\(stamp)-\(count).swiftpm"
        }
        return parent.appendingPathComponent(name)
    }

    /// Writes everything to a folder beside the place first, so that only renaming is left.
    private func swap(isThere: Bool, backup: URL?) throws(DeviceAppError) {
        let waiting = parent.appendingPathComponent(".workbook-app-\(UUID().uuidString)")
        let (new, old) = (waiting.appendingPathComponent("new"), backup ?? waiting.appendingPathComponent("old"))
        defer { try? files.removeItem(at: waiting) }
        do {
            let written = app.files
            let record = AppFile(AppRecord.file, AppRecord(of: written).text)
            for file in written + [record] {
                let url = new.appendingPathComponent(file.path)
                try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try file.data.write(to: url)
            }
            if isThere { try files.moveItem(at: place, to: old) }
            do {
                try files.moveItem(at: new, to: place)
            } catch {
                if isThere { try? files.moveItem(at: old, to: place) }
                throw error
            }
        } catch {
            throw .notWritten(place.path, reason: FileReason.text(error))
        }
        guard isThere, backup == nil else { return }
        for name in AppRecord.others {
            try? files.moveItem(at: old.appendingPathComponent(name), to: place.appendingPathComponent(name))
        }
    }
}
