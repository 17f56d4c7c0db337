import CoreData

class ManagedBase: NSManagedObject {
    @NSManaged var identifier: String
}

class ManagedErrand: ManagedBase {
    @NSManaged var title: String
    @NSManaged var due: NSDate
}
