/// Refers to an object without owning it.
@propertyWrapper
final class Weakly<Value> {
    private weak var object: AnyObject?

    var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject? }
    }
}
