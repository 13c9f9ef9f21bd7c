-- CreateTable
CREATE TABLE "MentorLink" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "interviewId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MentorLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MentorComment" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "interviewId" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "linkId" TEXT,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MentorComment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MentorLink_tokenHash_key" ON "MentorLink"("tokenHash");

-- CreateIndex
CREATE INDEX "MentorLink_userId_idx" ON "MentorLink"("userId");

-- CreateIndex
CREATE INDEX "MentorLink_interviewId_idx" ON "MentorLink"("interviewId");

-- CreateIndex
CREATE INDEX "MentorLink_expiresAt_idx" ON "MentorLink"("expiresAt");

-- CreateIndex
CREATE INDEX "MentorComment_interviewId_createdAt_id_idx" ON "MentorComment"("interviewId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "MentorComment_userId_readAt_createdAt_idx" ON "MentorComment"("userId", "readAt", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "MentorComment_linkId_createdAt_id_idx" ON "MentorComment"("linkId", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "MentorLink" ADD CONSTRAINT "MentorLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MentorLink" ADD CONSTRAINT "MentorLink_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MentorComment" ADD CONSTRAINT "MentorComment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MentorComment" ADD CONSTRAINT "MentorComment_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MentorComment" ADD CONSTRAINT "MentorComment_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "MentorLink"("id") ON DELETE SET NULL ON UPDATE CASCADE;
