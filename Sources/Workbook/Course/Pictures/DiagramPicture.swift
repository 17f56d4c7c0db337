/// A picture in a lesson that shows who knows whom, drawn from the lesson's source.
package struct DiagramPicture: Sendable {
    /// The file's path from the checkout's root.
    package let path: String
    /// The name of the lesson's folder.
    package let lesson: String
    /// The only module in the picture, or nil for the whole app.
    package let module: String?

    /// All of these pictures.
    package static let all = [
        DiagramPicture(
            path: "Lessons/01-MassiveViewController/Pictures/who-knows-whom.svg", lesson: "01-MassiveViewController",
            module: nil),
        DiagramPicture(path: "Lessons/12-Actors/Pictures/who-knows-whom.svg", lesson: "12-Actors", module: "ItemsList"),
        DiagramPicture(
            path: "Lessons/02-ServiceLayer/Pictures/who-knows-whom.svg", lesson: "02-ServiceLayer", module: nil),
        DiagramPicture(path: "Lessons/03-Seams/Pictures/who-knows-whom.svg", lesson: "03-Seams", module: nil),
        DiagramPicture(
            path: "Lessons/04-Presenter/Pictures/who-knows-whom.svg", lesson: "04-Presenter", module: nil),
        DiagramPicture(
            path: "Lessons/05-Interactor/Pictures/items-who-knows-whom.svg", lesson: "05-Interactor", module: "Items"),
        DiagramPicture(
            path: "Lessons/05-Interactor/Pictures/who-knows-whom.svg", lesson: "05-Interactor", module: nil),
        DiagramPicture(
            path: "Lessons/06-Viper/Pictures/add-item-who-knows-whom.svg", lesson: "06-Viper", module: "AddItem"),
        DiagramPicture(path: "Lessons/06-Viper/Pictures/who-knows-whom.svg", lesson: "06-Viper", module: nil),
        DiagramPicture(
            path: "Lessons/08-CleanViper/Pictures/add-item-who-knows-whom.svg", lesson: "08-CleanViper",
            module: "AddItem"),
        DiagramPicture(
            path: "Lessons/08-CleanViper/Pictures/who-knows-whom.svg", lesson: "08-CleanViper", module: nil),
        DiagramPicture(path: "Lessons/10-Report/Pictures/who-knows-whom.svg", lesson: "10-Report", module: nil),
        DiagramPicture(
            path: "Lessons/09-DataCapture/Pictures/who-knows-whom.svg", lesson: "09-DataCapture", module: nil),
        DiagramPicture(
            path: "Lessons/07-ViperLogin/Pictures/who-knows-whom.svg", lesson: "07-ViperLogin", module: nil),
        DiagramPicture(
            path: "Lessons/13-Modules/Pictures/add-who-knows-whom.svg", lesson: "13-Modules", module: "ItemsAdd"),
        DiagramPicture(path: "Lessons/13-Modules/Pictures/who-knows-whom.svg", lesson: "13-Modules", module: nil),
        DiagramPicture(
            path: "Lessons/15-Concurrency/Pictures/who-knows-whom.svg", lesson: "15-Concurrency", module: "ItemsList"),
        DiagramPicture(
            path: "Lessons/17-AnotherScreen/Pictures/list-who-knows-whom.svg", lesson: "17-AnotherScreen",
            module: "ItemsList"),
    ]

    /// The command that prints the picture as text, to type in the checkout's root.
    package var textCommand: String {
        "swift run workbook diagram \(lesson.prefix(2))" + (module.map { " --module \($0)" } ?? "")
    }
}
