nonisolated extension Journey {
    static let emptyList = Journey(2, "empty-list", "an empty store says so") { user in
        // A store that was never used, then one that was emptied: no file, and a file without items.
        for isFilePresent in [false, true] {
            if isFilePresent { try user.launches(with: []) } else { user.launches() }
            try user.opensList()
            try await user.sees(.rest, lookAt: "the indicator after a load that found nothing")
            try await user.sees(
                .text("No items yet"), lookAt: "what the list shows for no items; a missing file is no failure")
            try user.seesNow(.rows([]), lookAt: "the number of rows")
            try user.seesNow(.noAlert, lookAt: "a missing file: it means no items yet, not a failure")
        }
    }
}
