import Foundation

nonisolated extension Journey {
    static let loadFailure: Journey = Journey(
        3, "load-failure", "a load failure is told, hides the indicator, leaves the app usable and the file as it is"
    ) { user in
        try user.meanwhile("the stored file is broken off in the middle") { try $0.breakFile() }
        let broken = user.folder.bytes
        try user.launches()
        try user.opensList()
        try await user.sees(
            .list(nil).under("Error", "Your items could not be loaded."),
            lookAt: "what happens to an error while decoding; the indicator, which every outcome has to hide")
        try user.taps("OK", showing: .list(nil))

        try user.taps("Add", showing: .form())
        try user.types("Milk", into: "Name", showing: .form("Milk"))
        try user.taps("Save", showing: .form("Milk", saves: true))
        try await user.sees(
            .form("Milk").under("Error", "The item could not be saved."),
            lookAt: "saving loads, appends and stores: when loading fails, nothing may be stored")
        try keepsBrokenFile(broken, user)
        try user.taps("OK", showing: .form("Milk"))
        try user.goesBack(showing: .list(nil), lookAt: "what back does after a failed save")

        try user.taps("Delete all", showing: .list(nil, works: true))
        try await user.sees(
            .list(nil).under("Error", "Your items could not be deleted."),
            lookAt: "deleting over a file that can't be read: nothing may be stored, since it may still be mended")
        try keepsBrokenFile(broken, user)
        try user.taps("OK", showing: .list(nil))

        try user.goesBack(showing: .greeting, lookAt: "whether the app can still be left")
        try keepsBrokenFile(broken, user)
        try user.meanwhile("somebody mends the file") { try $0.store(StoredItem.three) }
        try user.opensList()
        try await user.sees(.list(StoredItem.three), lookAt: "whether the list loads again when it is opened again")
    }

    @MainActor
    private static func keepsBrokenFile(_ broken: Data?, _ user: User) throws {
        guard user.folder.bytes != broken else { return }
        throw user.failure(
            expected: "the file that can't be read stays as it is, byte for byte", found: "it was overwritten",
            lookAt: "who stores after a failed load: the user's items may still be mended by hand")
    }
}
