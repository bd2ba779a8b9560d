import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { chatPartnerOf } from '../chat/target.ts'

const people = new Map<number, WebSocket>()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', (socket, request) => {
  const person = Number(request.url?.slice(1))
  people.set(person, socket)
  socket.on('message', (data) => {
    const { id, content } = JSON.parse(String(data)) as { id: number; content: string }
    people.get(chatPartnerOf(person))?.send(JSON.stringify({ content }))
    socket.send(JSON.stringify({ id }))
  })
})
server.on('listening', () => process.send?.((server.address() as AddressInfo).port))
