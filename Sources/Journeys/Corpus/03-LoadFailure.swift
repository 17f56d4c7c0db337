import Foundation

nonisolated extension Journey {
    static let loadFailure = Journey(
        3, "load-failure", "a load failure is told, hides the indicator, leaves the app usable and the file as it is"
    ) { user in
        try user.meanwhile("the stored file is broken off in the middle") { try $0.breakFile() }
        let broken = user.folder.bytes
        user.launches()
        try user.opensList()
        try await user.sees(
            .alert("Error", "Your items could not be loaded."), lookAt: "what happens to an error while decoding")
        try user.seesNow(.rest, lookAt: "the indicator when a load fails: every outcome has to hide it")
        try user.taps("OK")
        try await user.sees(.noAlert, lookAt: "what OK does")

        try user.taps("Add")
        try user.types("Milk", into: "Name")
        try user.taps("Save")
        try await user.sees(
            .alert("Error", "The item could not be saved."),
            lookAt: "saving loads, appends and stores: when loading fails, nothing may be stored")
        try keepsBrokenFile(broken, user)
        try user.taps("OK")
        try user.goesBack()
        try await user.sees(.title("Items"), lookAt: "what back does after a failed save")
        // An app that loads again whenever its list appears tells the failure again, and may.
        try await user.sees(.rest, lookAt: "the indicator after coming back")
        if user.screen.alert != nil { try user.taps("OK") }

        try user.taps("Delete all")
        try await user.sees(
            .alert("Error", "Your items could not be deleted."),
            lookAt: "deleting over a file that can't be read: nothing may be stored, since it may still be mended")
        try keepsBrokenFile(broken, user)
        try user.taps("OK")
        try await user.sees(.noAlert, lookAt: "what OK does")

        try user.goesBack()
        try await user.sees(.title("Welcome"), lookAt: "whether the app can still be left")
        try keepsBrokenFile(broken, user)
        try user.meanwhile("somebody mends the file") { try $0.store(StoredItem.three) }
        try user.opensList()
        try await user.sees(.names(StoredItem.three), lookAt: "whether the list loads again when it is opened again")
    }

    @MainActor
    private static func keepsBrokenFile(_ broken: Data?, _ user: User) throws {
        guard user.folder.bytes != broken else { return }
        throw user.failure(
            expected: "the file that can't be read stays as it is, byte for byte", found: "it was overwritten",
            lookAt: "who stores after a failed load: the user's items may still be mended by hand")
    }
}
