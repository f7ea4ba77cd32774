/// A string, by its name in Core Foundation.
public typealias CFString = String

// MARK: An item's class

/// The key of an item's class.
public let kSecClass: CFString = "class"
/// The class of passwords of an app or a service.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of a server.
public let kSecClassInternetPassword: CFString = "inet"

// MARK: Attributes of both classes

/// The account's name. Part of an item's primary key.
public let kSecAttrAccount: CFString = "acct"
/// The access group, which is part of the primary key. Every app of the user that specifies the group finds its items.
///
/// Differs from Apple's: the desktop has no entitlements that restrict groups.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When the item is accessible. Only stored: the desktop's keyring is accessible while it is unlocked.
public let kSecAttrAccessible: CFString = "pdmn"
/// Whether the item is synchronized, part of the primary key. Only stored: no service synchronizes.
public let kSecAttrSynchronizable: CFString = "sync"
/// The name for users, which keyring programs show.
public let kSecAttrLabel: CFString = "labl"
/// A description.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// The creator, a number.
public let kSecAttrCreator: CFString = "crtr"
/// The type, a number.
public let kSecAttrType: CFString = "type"
/// Whether keyring programs should hide the item. Only stored.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the password is missing. Only stored.
public let kSecAttrIsNegative: CFString = "nega"
/// The creation date. Read-only.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change. Read-only.
public let kSecAttrModificationDate: CFString = "mdat"

// MARK: Attributes of generic passwords

/// The service's name. Part of the primary key.
public let kSecAttrService: CFString = "svce"
/// Data of the app.
public let kSecAttrGeneric: CFString = "gena"

// MARK: Attributes of internet passwords

/// The server's name or address. Part of the primary key.
public let kSecAttrServer: CFString = "srvr"
/// The security domain. Part of the primary key.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol. Part of the primary key.
public let kSecAttrProtocol: CFString = "ptcl"
/// The authentication type. Part of the primary key.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port, a number. Part of the primary key.
public let kSecAttrPort: CFString = "port"
/// The path of the URL. Part of the primary key.
public let kSecAttrPath: CFString = "path"

// MARK: Values of `kSecAttrAccessible`

/// While the device is unlocked. The default.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, without migration.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the first unlock, without migration.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, without migration.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Values of `kSecAttrSynchronizable`, `kSecAttrProtocol` and `kSecAttrAuthenticationType`

/// Matches items that are synchronized and items that are not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// Distributed password authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// A form of a web page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// HTTP basic authentication.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP digest authentication.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Remote password authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"

// MARK: Values and results

/// The secret, as `Data`.
public let kSecValueData: CFString = "v_Data"
/// The persistent reference of the item, as `Data`.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned, as a dictionary.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is returned that is valid until the item changes, as `Data`.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: The search

/// The maximum number of results: `kSecMatchLimitOne`, the default, `kSecMatchLimitAll` or a number.
public let kSecMatchLimit: CFString = "m_Limit"
/// One result, without an array.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results, in an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether the desktop may ask the user to unlock the keyring.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The desktop may ask. The default.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A locked keyring results in the error `errSecInteractionNotAllowed`.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Leaves out the items of a locked keyring instead of asking the user to unlock it.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Ignored: the desktop has one keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
