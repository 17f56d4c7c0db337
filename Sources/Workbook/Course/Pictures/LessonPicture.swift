/// The pictures in the lessons, all of which are drawn by commands.
package enum LessonPicture {
    /// The command that prints a picture, given by its path from the checkout's root, as text; nil where no command draws it.
    package static func textCommand(for path: String) -> String? {
        DiagramPicture.all.first { $0.path == path }?.textCommand
            ?? TracePicture.all.first { $0.path == path }?.textCommand
    }
}
