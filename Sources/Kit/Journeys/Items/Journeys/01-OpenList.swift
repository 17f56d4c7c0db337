nonisolated extension Journey {
    static let openList: Journey = Journey(
        1, "open-list", "opening the list shows that it loads, then the stored items in their order"
    ) { user in
        try user.launches(with: StoredItem.three)
        try user.opensList()
        try await user.sees(
            .list(StoredItem.three),
            lookAt: "the order of the file; the color of enabled and disabled; \"MMM dd, yyyy\" in en_US_POSIX and GMT")
    }
}
