nonisolated extension Journey {
    static let emptyList: Journey = Journey(2, "empty-list", "an empty store says so") { user in
        // A store that was never used, then one that was emptied: no file, and a file without items.
        for isFilePresent in [false, true] {
            if isFilePresent { try user.launches(with: []) } else { try user.launches() }
            try user.opensList()
            try await user.sees(
                .list([]), lookAt: "what the list shows for no items; a missing file means none yet, and is no failure")
        }
    }
}
