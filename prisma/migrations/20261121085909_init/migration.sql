-- CreateEnum
CREATE TYPE "Plan" AS ENUM ('free', 'pay-per-use', 'monthly');

-- CreateEnum
CREATE TYPE "EmailTokenKind" AS ENUM ('verify-email', 'reset-password');

-- CreateEnum
CREATE TYPE "InterviewStatus" AS ENUM ('in_progress', 'saved', 'completed', 'abandoned');

-- CreateEnum
CREATE TYPE "FeedbackStatus" AS ENUM ('none', 'processing', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "UsageKind" AS ENUM ('interview', 'cv-review');

-- CreateEnum
CREATE TYPE "UsageReason" AS ENUM ('started', 'evaluation-failed');

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "plan" "Plan" NOT NULL DEFAULT 'free',
    "planExpiresAt" TIMESTAMPTZ(3),
    "selectedRole" TEXT,
    "sessionVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmailToken" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" "EmailTokenKind" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EmailToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Interview" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "jobDescription" TEXT NOT NULL DEFAULT '',
    "cvContent" TEXT NOT NULL DEFAULT '',
    "questions" JSONB NOT NULL,
    "questionCount" INTEGER NOT NULL,
    "status" "InterviewStatus" NOT NULL DEFAULT 'in_progress',
    "currentQuestionIndex" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "savedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),
    "feedbackStatus" "FeedbackStatus" NOT NULL DEFAULT 'none',
    "score" INTEGER,
    "summary" JSONB,

    CONSTRAINT "Interview_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Answer" (
    "interviewId" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "timeSpent" INTEGER NOT NULL,
    "wordCount" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("interviewId","questionId")
);

-- CreateTable
CREATE TABLE "AnswerScore" (
    "interviewId" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "evaluator" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "result" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnswerScore_pkey" PRIMARY KEY ("interviewId","questionId")
);

-- CreateTable
CREATE TABLE "UsageEntry" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" "UsageKind" NOT NULL,
    "month" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" "UsageReason" NOT NULL,
    "interviewId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UsageEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "EmailToken_tokenHash_key" ON "EmailToken"("tokenHash");

-- CreateIndex
CREATE INDEX "EmailToken_userId_kind_idx" ON "EmailToken"("userId", "kind");

-- CreateIndex
CREATE INDEX "Interview_userId_createdAt_idx" ON "Interview"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "UsageEntry_userId_kind_month_idx" ON "UsageEntry"("userId", "kind", "month");

-- CreateIndex
CREATE UNIQUE INDEX "UsageEntry_interviewId_reason_key" ON "UsageEntry"("interviewId", "reason");

-- AddForeignKey
ALTER TABLE "EmailToken" ADD CONSTRAINT "EmailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interview" ADD CONSTRAINT "Interview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerScore" ADD CONSTRAINT "AnswerScore_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsageEntry" ADD CONSTRAINT "UsageEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsageEntry" ADD CONSTRAINT "UsageEntry_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;
