import Foundation
import Journeys
import Testing

@testable import Lesson08CleanViper

@Suite("The gateway of the running app leads to a file, and to a server if there is one")
struct LiveEntityGatewayTests {
    private let folder: ItemsFolder

    init() throws {
        folder = try ItemsFolder()
    }

    @Test("keeps one item manager, so that every use case finds by id what another one fetched")
    func oneItemManager() throws {
        let gateway = LiveEntityGateway(storingIn: folder.url, startingWith: nil)
        #expect(gateway.itemManager === gateway.itemManager)
        #expect(gateway.itemManager is FileItemManager)
    }

    @Test("offers first items only where there is a feed, and gets them there")
    func feed() throws {
        #expect(LiveEntityGateway(storingIn: folder.url, startingWith: nil).starterManager == nil)
        let url = StubServer().url
        let gateway = LiveEntityGateway(storingIn: folder.url, startingWith: url)
        let starters = try #require(gateway.starterManager as? ServerStarterManager)
        #expect(starters.url == url)
    }
}
