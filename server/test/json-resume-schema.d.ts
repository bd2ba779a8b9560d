declare module '@jsonresume/schema' {
  export function validate(resume: unknown, done: (errors: unknown[] | null, isValid: boolean) => void): void
}
