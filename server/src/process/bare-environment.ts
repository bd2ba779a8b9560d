const windows = process.platform === 'win32'

/** The environment of child programs such as PostgreSQL: without the variables of the application, which include secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(windows && { SystemRoot, TEMP, TMP }) }
}
