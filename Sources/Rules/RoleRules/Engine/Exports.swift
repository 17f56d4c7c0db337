// A file that imports the rules can use their types, such as `Role` and `Concern`, without a second import.
@_exported import RoleIndex
