// A file that imports the rules can name what they speak of, such as `Role` and `Concern`, without a second import.
@_exported import RoleIndex
