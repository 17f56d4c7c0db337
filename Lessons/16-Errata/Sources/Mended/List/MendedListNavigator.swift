import HeadlessUIKit

/// Builds the list. Nothing leads on from it, so there is never an instance.
enum MendedListNavigator {
    /// The list's screen with its actors, on the notes in `store`.
    static func makeModule(with store: NotesStore) -> UIViewController {
        let worker = MendedListWorker(store: store)
        let director = MendedListDirector(dataManager: worker)
        let scene = MendedListScene(eventsHandler: director)

        director.ui = scene
        worker.presenter = director
        return scene
    }
}
