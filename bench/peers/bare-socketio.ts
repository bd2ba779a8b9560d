import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { chatPartnerOf } from '../chat/target.ts'

const http = createServer()
const io = new Server(http, { transports: ['websocket'], serveClient: false })
io.on('connection', async (socket) => {
  const person = Number(socket.handshake.auth.token)
  await socket.join(`person:${person}`)
  socket.on('sendMessage', ({ content }: { content: string }, acknowledge: (answer: unknown) => void) => {
    const data = { content }
    io.to(`person:${chatPartnerOf(person)}`).emit('receiveMessage', data)
    acknowledge({ success: true, data })
  })
})
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port))
