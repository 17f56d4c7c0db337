import SourceModel

/// The concerns of APIs.
package enum ConcernAPI {
    /// The concern of a use, by the reference alone; navigation needs its surroundings.
    package static func concern(of reference: Reference) -> Concern? {
        guard names.contains(reference.name) else { return nil }
        if networkTypes.contains(reference.name) { return .networking }
        if storageTypes.contains(reference.name) { return .storage }
        if isFormatting(reference) { return .formatting }
        if isStorage(reference) { return .storage }
        if isBusinessRule(reference) { return .businessRule }
        if isView(reference) { return .view }
        return nil
    }

    /// The names of all references that may have a concern.
    package static let names = NameSet(
        all: [networkTypes, storageTypes, NameSet(Array(foreign.keys)), formatting, files, decisions, views])

    private static let networkTypes: NameSet = [
        "URLSession", "URLRequest", "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration", "URLProtocol",
        "HTTPURLResponse", "NWConnection", "NWPathMonitor",
    ]

    /// Whether the name itself is a way out of the app: a session, a database, the user's defaults.
    package static func isClient(_ name: String) -> Bool { clients.contains(name) }

    private static let clients: NameSet = [
        "URLSession", "NWConnection", "FileManager", "UserDefaults", "NSManagedObjectContext", "NSFetchRequest",
        "NSPersistentContainer", "ModelContext", "ModelContainer",
    ]

    /// The types of popular libraries; each counts if the file imports a module with that prefix.
    private static let foreign: [String: (concern: Concern, library: String)] = [
        "AF": (.networking, "Alamofire"), "Alamofire": (.networking, "Alamofire"),
        "SessionManager": (.networking, "Alamofire"), "MoyaProvider": (.networking, "Moya"),
        "ApolloClient": (.networking, "Apollo"), "Auth": (.networking, "Firebase"),
        "Firestore": (.networking, "Firebase"), "Database": (.networking, "Firebase"), "Realm": (.storage, "Realm"),
        "Keychain": (.storage, "Keychain"), "KeychainSwift": (.storage, "Keychain"),
    ]

    /// The concern of a use of a third-party library.
    package static func foreign(_ reference: Reference, in file: SourceFile) -> Concern? {
        guard let (concern, library) = foreign[reference.name], reference.kind != .type else { return nil }
        guard reference.receiver == nil || reference.receiver?.hasPrefix(library) == true else { return nil }
        return file.imports.contains { $0.module.hasPrefix(library) } ? concern : nil
    }

    /// Types that keep data beyond a run, or read it.
    package static let storageTypes: NameSet = [
        "FileManager", "FileHandle", "UserDefaults", "NSManagedObject", "NSManagedObjectContext", "NSFetchRequest",
        "NSPersistentContainer", "ModelContext", "ModelContainer", "NSKeyedArchiver", "NSKeyedUnarchiver",
    ]

    private static let formatting = NameSet(["NSLocalizedString", "String", "formatted"], endings: ["Formatter"])

    /// Whether a use turns a value into text for people.
    package static func isFormatting(_ reference: Reference) -> Bool {
        let name = reference.name
        let isFormatter = name.hasSuffix("Formatter") && name.first?.isUppercase == true
        if isFormatter || name == "NSLocalizedString" { return true }
        guard reference.kind == .call else { return false }
        if name == "formatted" { return reference.receiver != nil }
        return name == "String" && (reference.labels.first == "format" || reference.labels.first == "localized")
    }

    private static let files: NameSet = ["Data", "String", "write"]

    /// Whether a use reads or writes a file; decoding what came over the wire isn't storage.
    package static func isStorage(_ reference: Reference) -> Bool {
        guard reference.kind == .call, let label = reference.labels.first else { return false }
        let reads = (reference.name == "Data" || reference.name == "String") && label.hasPrefix("contentsOf")
        let writes = reference.name == "write" && (label == "to" || label == "toFile") && reference.receiver != nil
        return reads || writes
    }

    private static let decisions: NameSet = ["Calendar", "Date", "now", "trimmingCharacters"]

    /// Whether a use asks the clock or judges what was typed: decisions that hold on any screen.
    private static func isBusinessRule(_ reference: Reference) -> Bool {
        switch reference.name {
        case "Calendar": return reference.receiver == nil
        case "Date": return reference.kind == .call && reference.labels.isEmpty && reference.receiver == nil
        case "now": return reference.receiver == "Date"
        case "trimmingCharacters": return reference.kind == .call
        default: return false
        }
    }

    private static let views = NameSet(["addSubview"], beginnings: ["UI"])

    private static func isView(_ reference: Reference) -> Bool {
        if reference.name == "addSubview" { return reference.kind == .call }
        guard UIKitNames.isUIKit(reference.name), reference.receiver == nil || reference.receiver == "HeadlessUIKit"
        else { return false }
        return UIKitNames.isView(reference.name) || UIKitNames.isController(reference.name)
            || UIKitNames.viewProtocols.contains(reference.name)
    }
}
