/// A picture in a lesson that shows part of a journey's conversation, drawn from the running app.
package struct TracePicture: Sendable {
    /// The file's path from the checkout's root.
    package let path: String
    /// The lesson's number.
    package let lesson: Int
    /// The journey's name.
    package let journey: String
    /// The user's first and last step in the picture, counted from 1.
    package let steps: ClosedRange<Int>

    /// All of these pictures.
    package static let all = [
        TracePicture(
            path: "Lessons/04-Presenter/Pictures/add-item.svg", lesson: 4, journey: "add-item", steps: 5...5),
        TracePicture(
            path: "Lessons/05-Interactor/Pictures/add-item.svg", lesson: 5, journey: "add-item", steps: 5...5),
        TracePicture(path: "Lessons/06-Viper/Pictures/add-item.svg", lesson: 6, journey: "add-item", steps: 3...5),
        TracePicture(path: "Lessons/07-ViperLogin/Pictures/log-in.svg", lesson: 7, journey: "log-in", steps: 4...5),
        TracePicture(path: "Lessons/09-DataCapture/Pictures/order.svg", lesson: 9, journey: "order", steps: 4...5),
        TracePicture(
            path: "Lessons/08-CleanViper/Pictures/add-item.svg", lesson: 8, journey: "add-item", steps: 3...5),
        TracePicture(
            path: "Lessons/10-Report/Pictures/not-available.svg", lesson: 10, journey: "not-available", steps: 1...1),
        TracePicture(
            path: "Lessons/12-Actors/Pictures/delete-all.svg", lesson: 12, journey: "delete-all", steps: 3...3),
        TracePicture(
            path: "Lessons/13-Modules/Pictures/add-item.svg", lesson: 13, journey: "add-item", steps: 3...5),
    ]

    /// The command that prints the picture as text, to type in the checkout's root.
    package var textCommand: String {
        "swift run workbook trace \(Label.two(lesson)) \(journey) --from \(steps.lowerBound) --to \(steps.upperBound)"
    }
}
