import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const employer = 'Employer'
export const jobSeeker = 'Job seeker'
export const moderator = 'Moderator'
export const emailLabel = 'Email'
export const phone = 'Phone'
export const phoneExtensionWarning = (extension: Part) => `We’ll save the number without the extension (${extension}).`
export const accountTypeLabel = 'Account type'
export const hereSince = 'Member since'
export const emailChangeTitle = 'Change your email'
export const emailChanged = 'Email changed.'
export const emailUndeliverable = (email: Part, day: Part, reason: Part) =>
  `Emails to ${email} aren’t arriving. Check the address for typos. Until ${day}, we’ll only send codes you ask for. The mail server said: “${reason}”`
export const emailRetryAction = 'Try again now'
export const emailsResumed = 'We’re sending emails to this address again.'
export const phoneChangeTitle = 'Change your phone number'
export const phoneChanged = 'Phone number changed.'
export const change = 'Change'
export const emailChangeCodeLead = 'To confirm, enter the 6-digit code we sent to'
export const emailChangeAction = 'Change email'
export const emailChangeLabel = 'New email'
export const yourPassword = 'Your password'
export const codeSendAction = 'Send code'
export const passwordChanged = 'Your password was changed. You’ve been signed out on all other devices.'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const passwordChangeHint = (min: Part) =>
  `At least ${min} characters. You’ll be signed out on all other devices.`
export const changePassword = 'Change password'
export const phoneHint = 'Include the country code, for example +1 208 555 0100.'
export const phoneSaveAction = 'Save number'
export const visibilityTitle = 'What others see'
export const everybody = 'Everyone'
export const employerVisibleFacts = 'Your company page, your name and role, your open jobs and your answer rate'
export const nobody = 'No one'
export const employerPrivateFacts = 'Your email, phone number and gender'
export const employerVisibilityHint = 'You choose what your company page shows:'
export const employerVisibilityLink = 'edit company page'
export const loginFailed = 'Login failed.'
export const password = 'Password'
export const signIn = 'Sign in'
export const passwordForgottenLink = 'Forgot your password?'
export const outboxHint = 'This is a trial installation. Its emails are at'
export const devOutbox = '/dev/outbox'
export const codeResent = 'We sent a new code. The old one no longer works.'
export const codeResendCountdown = (left: Part) => `Resend code (${left} s)`
export const codeResendAction = 'Resend code'
export const passwordResetCodeLabel = 'Code from the email'
export const passwordMinimum = (min: Part) => `At least ${min} characters.`
export const passwordResetAction = 'Set password and sign in'
export const sessionEnded = 'Device signed out.'
export const sessionsEnded = 'All other devices signed out.'
export const sessionsEndOthersAction = 'Sign out all other devices'
export const sessionEndTitle = 'Sign out this device'
export const signOut = 'Sign out'
export const sessionsEndEffects = (length: Part) =>
  `You’ll be signed out on ${length} other devices. You’ll stay signed in here.`
export const sessionEndEffects = (deviceName: Part) =>
  `You’ll be signed out on ${deviceName}. You’ll stay signed in here.`
export const thisDevice = 'This device'
export const lastUsed = 'Last used'
export const sessionOrigin = (address: Part) => `from ${address}, signed in`
export const signupSeekerLabel = 'I’m looking for work'
export const signupSeekerHint = 'Apply for jobs and hear back.'
export const signupEmployerLabel = 'I’m hiring'
export const signupEmployerHint = 'Post jobs and answer applicants.'
export const signupSeekerPhoneHint = 'Include the country code. Companies see it once you accept an offer.'
export const signupEmployerPhoneHint = 'Include the country code. No one else sees it.'
export const signupFailed = 'An error occurred during signup.'
export const signupTypeLabel = 'Account type'
export const signupPasswordHint = (min: Part) => `At least ${min} characters. A few random words work well.`
export const createAccount = 'Create account'
export const signupTermsLead = 'By creating an account you agree to the'
export const terms = 'terms'
export const signupPrivacyLead = '. See how we use your data in the'
export const privacyPolicy = 'privacy policy'
export const none = 'None'
export const emailInSentence = 'email'
export const phoneInSentence = 'phone'
export const browserOnSystem = (browser: Part, system: Part) => `${browser} on ${system}`
export const deviceUnknown = 'Unknown device'
export const languageHint = 'Used for pages and emails'
export const sessionEndLabel = (device: Part) => `${device}`
export const secondStepCodeTitle = 'Enter the code from your app'
export const secondStepCodeHint = 'Open your authenticator app and enter the 6-digit code for Hearback.'
export const secondStepRecoveryTitle = 'Enter a recovery code'
export const secondStepRecoveryHint =
  'Use one of the codes you saved when you turned on two-step sign-in. Each code works once.'
export const recoveryCode = 'Recovery code'
export const secondStepUseRecoveryAction = 'Use a recovery code'
export const secondStepUseAppAction = 'Use the code from your app'
export const secondStepBackAction = 'Back to email and password'
export const twoStepOffStatus = 'Two-step sign-in is off.'
export const twoStepFailed = 'We couldn’t load your two-step sign-in settings.'
export const twoStepLoading = 'Loading two-step sign-in'
export const twoStepLead =
  'Sign in with your password and a code from your phone. A stolen password alone won’t get anyone in.'
export const twoStepModeratorAdvice =
  'You’re a moderator. Anyone who gets into your account can act on other people’s accounts, so please turn on two-step sign-in.'
export const twoStepSetUpTitle = 'Set up two-step sign-in'
export const recoveryCodesRenewTitle = 'New recovery codes'
export const twoStepTurnOffTitle = 'Turn off two-step sign-in'
export const twoStepTurnOffAction = 'Turn off'
export const twoStepTurnOnAction = 'Turn on'
export const twoStepStatus = (day: Part) => `On since ${day}. You also need a code from your app to sign in.`
export const recoveryCodesLeft = (count: Part) =>
  plural(count, {
    one: 'You have 1 recovery code left. Create new ones before you need them.',
    other: `You have ${count} recovery codes left. Each one signs you in once without your app.`,
  })
export const recoveryCodesRenewEffects = 'You’ll get ten new codes. Your old codes will stop working.'
export const recoveryCodesRenewAction = 'Create new codes'
export const twoStepTurnOffEffects =
  'You’ll sign in with just your password. You’ll be signed out on all other devices.'
export const secondStepFieldLabel = 'Code from your app, or a recovery code'
export const secondStepFieldHint = 'Enter the code from your app or a recovery code.'
export const twoStepSetUpLead =
  'You need an authenticator app, such as the one in your password manager or on your phone. When two-step sign-in is on, you’ll be signed out on all other devices.'
export const continueAction = 'Continue'
export const twoStepScanLead = 'Scan this code with your authenticator app.'
export const twoStepAppLink = 'Is the app on this device? Open it.'
export const twoStepQrLabel = 'QR code for your authenticator app. You can also use the key below.'
export const twoStepKeyLead = 'Or enter this key in the app:'
export const twoStepKeyCopyLabel = 'Copy key'
export const twoStepKeyCopied = 'Key copied.'
export const twoStepAppCodeLabel = 'Code from the app'
export const recoveryCodesLabel = 'Your recovery codes'
export const recoveryCodesLead =
  'Two-step sign-in is on. Store these codes somewhere you can reach without your phone. If you lose your app, each code signs you in once. We won’t show them again.'
export const copy = 'Copy'
export const recoveryCodesCopied = 'Codes copied.'
export const download = 'Download'
export const recoveryCodesFile = 'hearback-recovery-codes.txt'
export const recoveryCodesKeptAction = 'I’ve saved my codes'
export const passkeySignInAction = 'Sign in with a passkey'
export const passkeysLead =
  'Sign in with your fingerprint, your face or your device’s PIN. There’s no password, no code, and nothing a phishing site could steal.'
export const passkeysUnsupported = 'Passkeys aren’t supported here.'
export const passkeysFailed = 'We couldn’t load your passkeys.'
export const passkeysLoading = 'Loading your passkeys'
export const passkeyAddAction = 'Add a passkey'
export const passkeyAddHint = 'After you enter your password, your browser asks where to save the passkey.'
export const passkeyAddTwoStepHint =
  'A passkey replaces both your password and your code. Next, your browser asks where to save it.'
export const passkeyNotCreated = 'No passkey was created. You can try again.'
export const passkeyNotUsed = 'No passkey was used. Try again, or enter your email and password.'
export const passkeyAlreadyOnDevice = 'This device already has a passkey for your account.'
export const passkeyDeviceUnsupported =
  'This device can’t save a passkey because it can’t verify that it’s you. Set up a screen lock or use a different device.'
export const passkeyAdded = 'Passkey added.'
export const passkeyRenamed = 'Passkey renamed.'
export const passkeyRemoved = 'The passkey was removed. You’ve been signed out on all other devices.'
export const passkeyAddedOn = (day: Part) => `Added ${day}.`
export const passkeyUnused = 'Not used yet'
export const rename = 'Rename'
export const passkeyRenameTitle = 'Rename passkey'
export const remove = 'Remove'
export const passkeyRemoveTitle = 'Remove passkey'
export const passkeyRemoveEffects = (name: Part) =>
  `You won’t be able to sign in with “${name}”, and you’ll be signed out on all other devices. Delete it on its device too, so that it isn’t suggested there.`
export const name = 'Name'
export const save = 'Save'
export const cancel = 'Cancel'
