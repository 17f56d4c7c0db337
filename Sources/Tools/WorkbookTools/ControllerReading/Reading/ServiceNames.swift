/// Recognizes by its name an object that keeps or fetches data.
enum ServiceNames {
    /// Whether a name is a service's, by its last word or as a whole: `postService`, `AccountManager`, `realm`.
    static func isService(_ name: String) -> Bool {
        let bare = String(name.prefix { $0 != "<" })
        if others.contains(bare) || bare.hasSuffix("LayoutManager") || bare == "NotificationCenter" { return false }
        if whole.contains(bare.lowercased()) { return true }
        return endings.contains { bare.hasSuffix($0) || bare.lowercased() == $0.lowercased() }
    }

    private static let endings = [
        "Service", "Services", "Manager", "Store", "Repository", "Client", "API", "Database", "Provider", "Gateway",
        "Storage", "Cache", "Loader", "Downloader", "Uploader", "Fetcher", "Dao", "DAO", "Keychain", "Defaults",
        "Persistence", "Networking", "Syncer", "Remote", "ManagedObjectContext", "FetchedResultsController",
    ]
    private static let whole: Set<String> = ["realm", "alamofire", "af", "moya", "firestore", "http", "backend", "db"]
    /// Names with such an ending that concern the screen, the finger or the device.
    private static let others: Set<String> = [
        "UndoManager", "undoManager", "IQKeyboardManager", "SDWebImageManager", "themeManager", "ThemeManager",
        "animationManager", "layoutManager", "keyboardManager", "itemProvider", "NSItemProvider", "imageLoader",
    ]
}
