/** PostgreSQL classes 08 (connection, also 08P01, by which a pooler says so), 53 (resources) and 57P (shutdown), and what the driver says without a server. */
const databaseIsAway = /^(08|53|57P)|^ECONN|^EHOSTUNREACH|^ENETUNREACH|^ENOTFOUND|^EAI_AGAIN|^ETIMEDOUT|^EPIPE/
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

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
