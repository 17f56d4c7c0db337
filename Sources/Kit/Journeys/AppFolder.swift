import Foundation

/// The folder that an app stores its files in, and what can befall it.
nonisolated struct AppFolder {
    /// What the app is given.
    let url: URL
    private let holder: URL
    private let aside: URL

    /// An empty folder of that name.
    init(named name: String) throws {
        holder = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
        url = holder.appendingPathComponent(name)
        aside = holder.appendingPathComponent("Aside")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func remove() {
        try? FileManager.default.removeItem(at: holder)
    }

    /// The bytes of a file, nil when there is none.
    func bytes(of file: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(file)) }

    /// Writes a file in place of the one that was there.
    func write(_ bytes: Data, to file: String) throws {
        try bytes.write(to: url.appendingPathComponent(file), options: .atomic)
    }

    /// Puts a file where the folder was, so that nothing can be written into it; permissions would not stop root.
    func block() throws {
        try FileManager.default.moveItem(at: url, to: aside)
        try Data("not a folder".utf8).write(to: url)
    }

    /// Puts the folder back as it was.
    func unblock() throws {
        try FileManager.default.removeItem(at: url)
        try FileManager.default.moveItem(at: aside, to: url)
    }
}
