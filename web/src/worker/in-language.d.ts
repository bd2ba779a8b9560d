// Texts in a fixed language, whatever the language of the build (bundling/languages.ts).
declare module '*?in=en' {
  export const pushWords: (message: import('@hearback/contract/accounts/push.ts').PushMessage) => {
    title: string
    body: string
  }
}
declare module '*?in=es' {
  export const pushWords: (message: import('@hearback/contract/accounts/push.ts').PushMessage) => {
    title: string
    body: string
  }
}
