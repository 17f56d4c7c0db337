import Foundation

/// The reasons for errors with files, in a few words.
package enum FileReason {
    /// Returns the system's reason, without the text that Foundation adds.
    package static func text(_ error: any Error) -> String {
        let error = error as NSError
        if error.domain == NSCocoaErrorDomain {
            switch CocoaError.Code(rawValue: error.code) {
            case .fileReadNoSuchFile, .fileNoSuchFile: return "there is no such file"
            case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
            case .fileWriteVolumeReadOnly: return "the disk is read-only"
            case .fileWriteOutOfSpace: return "the disk is full"
            default: break
            }
        }
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError {
            return text(underlying)
        }
        if error.domain == NSPOSIXErrorDomain, let message = strerror(Int32(error.code)) {
            return String(cString: message).lowercased()
        }
        return error.localizedDescription
    }
}
