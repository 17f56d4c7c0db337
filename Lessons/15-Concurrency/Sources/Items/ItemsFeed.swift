import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The address from which the first items come, written there as the store writes them.
nonisolated struct ItemsFeed: Sendable {
    let url: URL
    var session: URLSession = .shared

    /// Gets the items, away from the main actor; canceling the task that waits for them ends the download.
    @concurrent func download() async throws -> [Item] {
        let (data, response) = try await session.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Item].self, from: data)
    }
}
