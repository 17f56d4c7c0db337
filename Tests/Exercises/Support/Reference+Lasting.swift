import SourceModel

extension Reference {
    /// Whether this is a use of something that outlives the app, or at least a screen, such as `UserDefaults` or a file.
    public var outlivesScreens: Bool {
        Self.lastingNames.contains(name)
            || kind == .call && name == "write" && ["to", "toFile"].contains(labels.first)
    }

    private static let lastingNames: Set = [
        "UserDefaults", "FileManager", "FileHandle", "NSKeyedArchiver", "NSUbiquitousKeyValueStore", "URLCache",
        "NSCache", "ProcessInfo", "threadDictionary", "setenv", "TaskLocal",
    ]
}
