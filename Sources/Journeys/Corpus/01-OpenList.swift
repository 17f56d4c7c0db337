nonisolated extension Journey {
    static let openList = Journey(
        1, "open-list", "opening the list shows that it loads, then the stored items in their order"
    ) { user in
        try user.launches(with: StoredItem.three)
        try await user.isGreeted()
        try user.opensList()
        try user.seesNow(.title("Items"), lookAt: "what the button pushes")
        try user.seesNow(
            .loading, lookAt: "the indicator: it has to turn from the moment the list opens until the items are there")
        try user.seesNow(.noAlert, lookAt: "what is told before the items are there")
        try await user.sees(
            .rows(StoredItem.three),
            lookAt: "the order of the file; the color of enabled and disabled; \"MMM dd, yyyy\" in en_US_POSIX and GMT")
        try await user.sees(.rest, lookAt: "the indicator after a load that succeeded")
        try user.seesNow(.noText("No items yet"), lookAt: "when the text for an empty list is hidden")
    }
}
