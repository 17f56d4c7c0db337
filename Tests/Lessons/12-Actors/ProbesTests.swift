import Foundation
import HeadlessUIKit
import Journeys
import SourceModel
import Spies
import Testing

@testable import Lesson12Actors

@Suite("With probes between its actors the list works as before")
struct ProbesTests {
    private let log = MessageLog()

    @Test("journey of the list", arguments: Rung.journeysOfTheList)
    func journey(_ journey: Journey) async throws {
        let rung = Rung.listAlone(number: 12, name: "Actors") { [log] in
            ItemsApp.launch(storingIn: $0, probedInto: log)
        }
        try await journey.run(on: rung)
        #expect(!log.messages.isEmpty, "the journey passes, but no probe heard anything")
    }

    @Test("every connection that makeModule made is still there, with a probe on it wherever it is a role's")
    func connections() throws {
        let folder = try ItemsFolder()
        let scene = ItemsListNavigator.makeModule(with: folder.store, feed: nil)
        let before = Connections(from: scene)
        let probed = try #require(ProbedStack(rootViewController: scene, log: log).viewControllers.first)
        let after = Connections(from: probed)
        #expect(after.all == before.all)
        // A Navigator's way to UIKit and the store are no roles.
        #expect(after.probed == before.all.filter { !$0.contains(".viewController:") && !$0.contains(".store:") })
    }

    @Test("letting go of the Scene frees the module and its probes")
    func ownership() throws {
        let folder = try ItemsFolder()
        var scene = ItemsListNavigator.makeModule(with: folder.store, feed: nil) as? ItemsListScene
        scene = scene.map { ItemsListProbes.module(of: $0, log: log) }
        let handler = { [weak object = scene?.eventsHandler as? ItemsListProbes.EventsHandler] in object }
        let director = { [weak object = (try #require(handler())).receiver as? ItemsListDirector] in object }
        let worker = {
            [weak object = (director()?.dataManager as? ItemsListProbes.DataManager)?.receiver as? ItemsListWorker] in
            object
        }
        let presenter = { [weak object = worker()?.presenter] in object }
        let watched = { [weak scene] in scene }
        #expect(director() != nil && worker() != nil && presenter() != nil)
        scene = nil
        #expect(watched() == nil)
        #expect(handler() == nil)
        #expect(director() == nil)
        #expect(worker() == nil)
        #expect(presenter() == nil)
    }

    @Test("its sources know nothing of probes")
    func sources() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/12-Actors/Sources").standardized
        let imports = Set(try Sources(at: lesson).files.flatMap(\.imports).map(\.module))
        #expect(imports == ["Foundation", "FoundationNetworking", "HeadlessUIKit"])
    }
}
