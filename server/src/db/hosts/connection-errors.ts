/**
 * PostgreSQL classes 08 (connection, also 08P01 by a pooler), 53 (resources) and 57P (shutdown), and 25006 (a replica, or
 * a primary that became one). Then what the driver says without a server.
 */
const databaseIsAway = /^(08|53|57P|25006)|^ECONN|^EHOSTUNREACH|^ENETUNREACH|^ENOTFOUND|^EAI_AGAIN|^ETIMEDOUT|^EPIPE/
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** Whether a server refused to write because it is a replica. */
export const isReadOnlyServer = ({ code }: { code?: string | undefined }): boolean => code === '25006'

/** Whether a server ended a connection because it shuts down or crashed. */
export const isShuttingDown = ({ code = '' }: { code?: string | undefined }): boolean => code.startsWith('57P')

/** Whether PostgreSQL canceled a statement, by timeout or on request. */
export const isCanceled = ({ code }: { code?: string | undefined }): boolean => code === '57014'

/** Whether a statement failed because of the connection and not because of its content. */
export const isConnectionError = ({
  code = '',
  message = '',
}: {
  code?: string | undefined
  message?: string | undefined
}): boolean => databaseIsAway.test(code) || lostConnection.test(message)
