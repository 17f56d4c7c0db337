import Foundation

struct Trip: Codable {
    enum Kind: String, Codable { case hike, ride }

    var id: String
    var name: String
    var kind: Kind
    var kilometers: Double
    var date: Date
}
