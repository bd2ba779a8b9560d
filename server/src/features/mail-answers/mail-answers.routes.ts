import * as contract from '@hearback/contract/hiring/mail-answers.ts'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { answerFromMail, mailAnswerPage, undoFromMail } from './mail-answers.service.ts'

export function mailAnswersRoutes(api: Api, deps: Deps): void {
  bind(api, contract.readMailAnswer, async (r) => ({ page: await mailAnswerPage(deps, r.body.token, r.address) }))
  bind(api, contract.sendMailAnswer, async (r) => ({ page: await answerFromMail(deps, r.body, r.address) }))
  bind(api, contract.undoMailAnswer, async (r) => ({ page: await undoFromMail(deps, r.body, r.address) }))
}
