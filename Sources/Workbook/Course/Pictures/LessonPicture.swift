/// The pictures in the lessons, all of which are drawn by commands.
package enum LessonPicture {
    /// What prints the picture with that path from the checkout's root as text; nil for a picture that no command draws.
    package static func textCommand(for path: String) -> String? {
        DiagramPicture.all.first { $0.path == path }?.textCommand
            ?? TracePicture.all.first { $0.path == path }?.textCommand
    }
}
