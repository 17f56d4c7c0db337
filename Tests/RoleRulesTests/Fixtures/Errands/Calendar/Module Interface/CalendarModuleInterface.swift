import Foundation

protocol CalendarModuleInterface {
    func updateView()
    func addNewEntry()
}
